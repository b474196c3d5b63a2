/** A file of the site. */
export function fileReply(body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(body, { headers: { 'Content-Type': type } });
}

/** A JSON file that people may read too. */
export function jsonReply(value: object, type = 'application/json'): Response {
  return fileReply(`${JSON.stringify(value, null, 2)}\n`, type);
}
