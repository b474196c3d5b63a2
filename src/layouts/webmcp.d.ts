/** WebMCP's declarative form attributes: a form says to an agent what it does. */
declare namespace astroHTML.JSX {
  interface FormHTMLAttributes {
    toolname?: string | undefined;
    tooldescription?: string | undefined;
  }
}
