import { expect, it } from 'vitest';
import { markdownLink, markdownText } from '../../src/text/markdown.ts';

it('a text is one line, and nothing in it is markup', () => {
  expect(markdownText('a\n b\t`c` *d* _e_ [f] <g> |h| ~i~ #j \\k (l)')).toBe(
    'a b \\`c\\` \\*d\\* \\_e\\_ \\[f\\] \\<g\\> \\|h\\| \\~i\\~ \\#j \\\\k (l)',
  );
});

it.each([
  ['# heading', '\\# heading'],
  ['- item', '\\- item'],
  ['===', '\\==='],
  ['1. item', '1\\. item'],
  ['1.5 days', '1.5 days'],
  ['Trinidad & Tobago', 'Trinidad & Tobago'],
  ['&lt;script&gt; &#60;', '\\&lt;script\\&gt; &\\#60;'],
])('%j is plain text at the beginning of a line too', (text, written) => {
  expect(markdownText(text)).toBe(written);
});

it('a link ends where its address does', () => {
  expect(markdownLink('An [Act] | 1', 'https://example.org/a(b)<c>|d\\e\tf g?h=i_j')).toBe(
    '[An \\[Act\\] \\| 1](https://example.org/a%28b%29%3Cc%3E%7Cd%5Ce%09f%20g?h=i_j)',
  );
});

it('only a web address becomes a link', () => {
  expect(markdownLink('Act', 'javascript:alert(1)')).toBe('Act');
});
