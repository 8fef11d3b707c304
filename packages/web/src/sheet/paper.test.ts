import { expect, it } from 'vitest';
import { likelyPaper } from './paper.js';

it.each([
  [['en-US', 'en'], 'letter'],
  [['en', 'es-MX'], 'letter'],
  [['en-GB', 'en-US'], 'a4'],
  [['zh-Hans-CN'], 'a4'],
  [[], 'a4'],
])('the paper of %j is %s', (wishes, paper) => {
  expect(likelyPaper(wishes)).toBe(paper);
});
