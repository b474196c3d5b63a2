import { packageFile, packagePaths } from '../../_packages.ts';

export const getStaticPaths = () => packagePaths('tgz');

export const GET = packageFile;
