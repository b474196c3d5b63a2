import { TABLE_FORMS } from './table-files.ts';

/** What a program needs to read a file. */
export interface FileForm {
  /** Below `/data/VERSION/`. */
  readonly name: string;
  /** The extension before compression. */
  readonly format: string;
  /** The IANA media type before compression. */
  readonly mediaType: string;
  readonly isGzipped: boolean;
}

const MEDIA_TYPES = {
  parquet: 'application/vnd.apache.parquet',
  sqlite: 'application/vnd.sqlite3',
  csv: 'text/csv',
} as const;

/** The tables of a release as files, in every form, and its dates with a holiday. Contract 23.1. */
export const GIVEN_FILES: readonly FileForm[] = [
  ...TABLE_FORMS.map((form) => formOf('days', form)),
  formOf('holidays', 'csv'),
];

function formOf(stem: string, form: (typeof TABLE_FORMS)[number] | 'csv'): FileForm {
  const isGzipped = form.endsWith('.gz');
  const format = form.replace('.gz', '') as keyof typeof MEDIA_TYPES;
  return { name: `${stem}.${form}`, format, mediaType: MEDIA_TYPES[format], isGzipped };
}
