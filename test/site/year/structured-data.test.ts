import { expect, test } from 'vitest';
import { writeJsonLd } from '../../../src/site/year/structured-data.ts';

test('no name ends the script element around it', () => {
  const text = writeJsonLd([{ '@type': 'Dataset', name: '</script><script>alert(1)</script>' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Dataset', name: '</script><script>alert(1)</script>' }],
  });
});
