import { packageFile, packagePaths } from '../../_made-files.ts';

export const getStaticPaths = () => packagePaths('whl');

export const GET = packageFile;
