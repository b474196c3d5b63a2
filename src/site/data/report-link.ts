/** The address of the form to report a mistake on a page, or in a row of it. */
export function reportLink(page: string): string {
  // Slashes stay, so that the address is readable.
  return `/report/?page=${encodeURIComponent(page).replaceAll('%2F', '/')}`;
}
