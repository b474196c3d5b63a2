/** WebMCP's form attributes, which tell an agent what a form does. */
declare namespace astroHTML.JSX {
  interface FormHTMLAttributes {
    toolname?: string | undefined;
    tooldescription?: string | undefined;
  }
}
