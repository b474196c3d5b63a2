/** The address of the form in which somebody says that a page is wrong, or a row of it. */
export function reportLink(page: string): string {
  // Slashes stay: the reader sees in the address what it is about.
  return `/report/?page=${encodeURIComponent(page).replaceAll('%2F', '/')}`;
}
