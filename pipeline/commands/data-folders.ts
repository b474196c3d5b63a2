/** Where the pipeline reads and writes, and what "today" is: passed in, never looked up. */
export interface DataFolders {
  readonly sources: string;
  readonly official: string;
  readonly artifacts: string;
}

/** The folders of a checkout, relative to where the command runs. */
export function foldersBelow(root: string): DataFolders {
  return {
    sources: `${root}/sources`,
    official: `${root}/test/official`,
    artifacts: `${root}/artifacts`,
  };
}
