import { z } from 'zod';
import { RELEASE_FORMAT } from './schema.ts';
import { dataVersionSchema, isoDateSchema } from './values.ts';

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

/** A release that a later manifest vouches for, so that no byte can change unnoticed. */
const linkSchema = z.strictObject({
  data_version: dataVersionSchema,
  /** SHA-256 of its `manifest.json`, hex. */
  manifest_sha256: sha256Schema,
});
export type Link = z.infer<typeof linkSchema>;

/** All files of the folder except the manifest, sorted by name. */
const filesSchema = z.array(
  z.strictObject({
    name: z.string().regex(/^[A-Za-z0-9-]+\.json$/),
    size: z.number().int().nonnegative(),
    sha256: sha256Schema,
  }),
);

const format1 = z.strictObject({
  schema_version: z.literal(1),
  data_version: dataVersionSchema,
  released: isoDateSchema,
  previous: dataVersionSchema.nullable(),
  files: filesSchema,
});

/** The format written now. Contract 19.1. */
export const writtenManifestSchema = z.strictObject({
  schema_version: z.literal(RELEASE_FORMAT),
  data_version: dataVersionSchema,
  /** The day of the release, given by the maintainer. */
  released: isoDateSchema,
  /** The range: the first and the last date that the release answers for. */
  first: isoDateSchema,
  last: isoDateSchema,
  /** The previous release; null for the first. */
  previous: linkSchema.nullable(),
  /** Releases of format 1: no manifest after them records their hash. */
  earlier: z.array(linkSchema).min(1).optional(),
  files: filesSchema,
});

/** The list of a release's files and of the releases it vouches for, in any format. */
export interface Manifest {
  readonly data_version: string;
  readonly released: string;
  /** The range, YYYY-MM-DD, both ends included. */
  readonly first: string;
  readonly last: string;
  readonly previous: string | null;
  /** The earlier releases that the manifest vouches for; none in format 1. */
  readonly links: readonly Link[];
  readonly files: readonly ReleaseFile[];
}

/** A file of a release, as its manifest lists it. */
export type ReleaseFile = z.infer<typeof filesSchema>[number];

/** Reads a manifest of any format. */
export const manifestSchema = z
  .discriminatedUnion('schema_version', [format1, writtenManifestSchema])
  .transform((manifest): Manifest => {
    const { data_version, released, files } = manifest;
    if (manifest.schema_version === 1) {
      const { previous } = manifest;
      return { data_version, released, ...FORMAT_1_RANGE, previous, links: [], files };
    }
    const { first, last, previous, earlier = [] } = manifest;
    const links = previous === null ? earlier : [previous, ...earlier];
    const before = previous?.data_version ?? null;
    return { data_version, released, first, last, previous: before, links, files };
  });

/** Format 1 names no range; both releases of that format have this one. */
const FORMAT_1_RANGE = { first: '2025-01-01', last: '2027-12-31' } as const;
