import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { smtpMailer } from './smtp.js';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly user: string;
}

/** A mail server on this machine that takes mails from one user. */
async function mailServer(): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      password === 'secret' ? done(null, { user: username }) : done(new Error('no such user')),
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (data) => {
        text += String(data);
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        received.push({ from, to: rcptTo.map(({ address }) => address), text, user: String(session.user) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, received };
}

function mailer(port: number, password = 'secret') {
  const logged: string[] = [];
  const made = smtpMailer(
    { url: `smtp://rider:${password}@127.0.0.1:${port}`, from: 'Hippodrome <chess@example.org>' },
    (line) => logged.push(line),
  );
  onTestFinished(() => made.close());
  return { send: made.send, logged };
}

test('a mail arrives as plain text at one address', async () => {
  const { port, received } = await mailServer();
  const { send, logged } = mailer(port);
  expect(
    await send({ to: 'ann@example.org', subject: 'Zoë rides', text: 'A link:\nhttps://chess.example/#/x\n.\n' }),
  ).toBe(true);
  expect(received).toMatchObject([{ from: 'chess@example.org', to: ['ann@example.org'], user: 'rider' }]);
  expect(received[0]?.text).toContain('Content-Type: text/plain; charset=utf-8');
  expect(received[0]?.text).toContain('Auto-Submitted: auto-generated');
  expect(received[0]?.text).toContain('\r\nhttps://chess.example/#/x\r\n');
  expect(logged).toEqual([]);
});

test('line ends and commas in an address or a subject make no further headers or addresses', async () => {
  const { port, received } = await mailServer();
  const { send } = mailer(port);
  await send({ to: 'ann@example.org,eve@example.org', subject: 'Hi\r\nBcc: eve@example.org', text: 'x' });
  await send({ to: 'ann@example.org\r\nBcc: eve@example.org', subject: 'Hi', text: 'x' });
  for (const { to, text } of received) {
    expect(to).not.toContain('eve@example.org');
    expect(text).not.toMatch(/^Bcc:/im);
  }
});

test('what cannot be sent is noted without address or password', async () => {
  const { port } = await mailServer();
  const refused = mailer(port, 'wr0ng');
  expect(await refused.send({ to: 'ann@example.org', subject: 'Hi', text: 'x' })).toBe(false);
  const nobody = mailer(1);
  expect(await nobody.send({ to: 'ann@example.org', subject: 'Hi', text: 'x' })).toBe(false);
  expect(refused.logged).toEqual(['a mail could not be sent: EAUTH 535']);
  expect(nobody.logged).toEqual([expect.stringMatching(/^a mail could not be sent: E[A-Z]+$/)]);
});
