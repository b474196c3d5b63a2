/** A text for YAML, safe inside brackets: quoted where it must be. */
export function yamlText(text: string): string {
  const plain = /^[\p{L}\p{N}(/][\p{L}\p{N} .'’()/&+–-]*$/u.test(text) && text === text.trim();
  return plain ? text : JSON.stringify(text);
}
