import { expect, it } from 'vitest';
import { artifactText } from '../../../pipeline/expand/artifact-text.ts';

it('puts members on their own lines where a pull request should show them', () => {
  const value = { b: [{ x: 1 }, 'é'], a: { y: null, x: [1, 2] }, none: [], no: {}, rest: [1, 2] };
  const text = artifactText(value, ['a', 'b', 'none', 'no']);
  expect(text).toBe(`{
"b": [
{"x":1},
"é"
],
"a": {
"y": null,
"x": [1,2]
},
"none": [],
"no": {},
"rest": [1,2]
}
`);
  expect(JSON.parse(text)).toEqual(value);
});

it('leaves a text or null unchanged, even if it is named', () => {
  expect(artifactText({ a: 'text', b: null }, ['a', 'b'])).toBe('{\n"a": "text",\n"b": null\n}\n');
});
