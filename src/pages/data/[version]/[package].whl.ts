import { packageFile, packagePaths } from '../../_packages.ts';

export const getStaticPaths = () => packagePaths('whl');

export const GET = packageFile;
