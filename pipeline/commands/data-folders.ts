import { diskFolder, type Folder } from '../read/folder.ts';

/** Where the pipeline reads and writes; passed in, never looked up. */
export interface DataFolders {
  readonly sources: Folder;
  readonly official: Folder;
  /** The path of the checkout, for git and for files generated beside the sources. */
  readonly root: string;
  /** The path of the folder of releases. */
  readonly artifacts: string;
}

/** The folders of a checkout, relative to where the command runs. */
export function foldersBelow(root: string): DataFolders {
  return {
    sources: diskFolder(`${root}/sources`, 'sources'),
    official: diskFolder(`${root}/sources/official`, 'sources/official'),
    root,
    artifacts: `${root}/artifacts`,
  };
}
