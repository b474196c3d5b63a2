/** The address of the form to report a mistake on a page, or in one row of the page. */
export function reportLink(page: string): string {
  // Slashes are left unescaped, so that the address is readable.
  return `/report/?page=${encodeURIComponent(page).replaceAll('%2F', '/')}`;
}
