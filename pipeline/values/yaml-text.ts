/** A text as it stands in YAML, also inside of brackets: in quotes where it needs them. */
export function yamlText(text: string): string {
  const plain = /^[\p{L}\p{N}(/][\p{L}\p{N} .'’()/&+–-]*$/u.test(text) && text === text.trim();
  return plain ? text : JSON.stringify(text);
}
