import { packageFile, packagePaths } from '../../_made-files.ts';

export const getStaticPaths = () => packagePaths('tgz');

export const GET = packageFile;
