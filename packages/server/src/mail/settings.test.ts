import { expect, test } from 'vitest';
import { readMailSettings } from './settings.js';

const BASE = 'https://chess.example';

test('without SMTP_URL no mail is sent', () => {
  expect(readMailSettings({}, BASE)).toMatchObject({ ok: true, value: undefined });
  expect(readMailSettings({ SMTP_URL: '  ' }, undefined)).toMatchObject({ ok: true, value: undefined });
});

test('the sender is said, or is of the site', () => {
  expect(
    readMailSettings({ SMTP_URL: 'smtps://u:p%40@mail.example:465?from=Chess+<a@b.example>' }, BASE),
  ).toMatchObject({
    value: { url: 'smtps://u:p%40@mail.example:465', from: 'Chess <a@b.example>' },
  });
  expect(readMailSettings({ SMTP_URL: 'smtp://localhost' }, BASE)).toMatchObject({
    value: { url: 'smtp://localhost', from: 'Hippodrome <hippodrome@chess.example>' },
  });
});

test.each(['mail.example', 'https://u:secret@mail.example', 'smtp://', 'smtp:secret'])(
  '%s is refused, not repeated',
  (url) => {
    const settings = readMailSettings({ SMTP_URL: url }, BASE);
    expect(settings).toMatchObject({ ok: false, problems: [{ code: 'server/bad-smtp-url', line: 1, column: 1 }] });
    expect(JSON.stringify(settings)).not.toContain('secret');
  },
);

test('links have to lead somewhere', () => {
  expect(readMailSettings({ SMTP_URL: 'smtp://localhost' }, undefined)).toMatchObject({
    ok: false,
    problems: [{ code: 'server/no-base-url' }],
  });
});
