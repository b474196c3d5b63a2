import { REPOSITORY } from '../../redletter/build/describe.ts';

/** The core metadata of the wheel (version 2.4), without its description. */
export function metadata(version: string): string {
  const lines = [
    'Metadata-Version: 2.4',
    'Name: redletter',
    `Version: ${version}`,
    'Summary: Business days of countries and their regions, without a network',
    'Keywords: business days,public holidays,working days,bank holidays,calendar',
    'Classifier: Programming Language :: Python :: 3',
    'Classifier: Typing :: Typed',
    'License-Expression: MIT AND CC-BY-4.0',
    'License-File: LICENSE',
    'License-File: LICENSE-DATA',
    `Project-URL: Homepage, ${REPOSITORY}#readme`,
    `Project-URL: Repository, ${REPOSITORY}`,
    `Project-URL: Issues, ${REPOSITORY}/issues`,
    'Requires-Python: >=3.11',
    'Description-Content-Type: text/markdown',
  ];
  return `${lines.join('\n')}\n`;
}
