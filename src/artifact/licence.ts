/** The licence of the holiday data; LICENSE-DATA says what it covers. Contract 17. */
export const DATA_LICENCE = {
  name: 'CC BY 4.0',
  /** Its SPDX identifier. */
  id: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
