import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../src/api/endpoints/endpoint.ts';
import { ENDPOINTS } from '../../../src/api/endpoints/endpoint-table.ts';
import { ERROR_CODES, type ErrorCode } from '../../../src/api/error-table.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../../src/calendar/supported-range.ts';
import { CASES, WIRE_CASES } from '../../conformance/cases.ts';
import { coexistingPairs } from '../../conformance/order-of-checks.ts';
import { directLane, OPEN_GATE, serviceOver } from '../../support/lanes/direct-lane.ts';
import type { LaneReply } from '../../support/lanes/lane.ts';
import { publishedDocument, realExamples, responseOf } from '../document.ts';

const document = await publishedDocument('https://redletter.example');
const examples = await realExamples();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'openapi');

const checks = new Map<object, ValidateFunction>();

/** The errors that a value has by a schema of the document; each schema is compiled once. */
function faultsOf(schema: object | undefined, value: unknown): readonly ErrorObject[] {
  if (schema === undefined) throw new Error('the document has no schema of it');
  const check = checks.getOrInsertComputed(schema, () =>
    ajv.compile({ ...schema, components: document.components }),
  );
  check(value);
  return check.errors ?? [];
}

/** Checks one reply against the document, by path and status. */
function validate(path: string, reply: LaneReply): void {
  const operation = document.paths[path]?.get;
  // An unknown path gets an error of the same form as any other.
  const anyOperation = Object.values(document.paths)[0]?.get;
  const response = responseOf(
    document,
    operation ?? (anyOperation as NonNullable<typeof anyOperation>),
    operation === undefined ? 0 : reply.status,
  );
  for (const [name, { $ref }] of Object.entries(response.headers)) {
    const header = document.components.headers[$ref.split('/').at(-1) as string];
    const value = reply.headers.get(name.toLowerCase());
    if (header === undefined) throw new Error(`${name} is described nowhere`);
    if (header.required) expect(value, `${reply.status} ${name}`).toBeDefined();
    if (value === undefined) continue;
    const isInteger = 'type' in header.schema && header.schema.type === 'integer';
    expect(ajv.validate(header.schema, isInteger ? Number(value) : value), name).toBe(true);
  }
  const schema = response.content?.['application/json'].schema;
  if (schema === undefined || reply.body === '') return;
  expect(faultsOf(schema, JSON.parse(reply.body)), `${path} ${reply.status} ${reply.body}`).toEqual(
    [],
  );
}

interface ErrorSchema {
  readonly properties: { readonly error: { readonly properties: { readonly code: object } } };
}

function hasWords(described: object): boolean {
  return 'description' in described && String(described.description).includes(' ');
}

/** Every property of a schema and of nested schemas, by path, with its own schema. */
function propertiesIn(schema: unknown, path: string): [path: string, schema: object][] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const deeper = propertiesIn(value, `${path}/${key}`);
    if (key !== 'properties') return deeper;
    const own = Object.entries(value as Record<string, object>);
    return [...own.map(([name, each]): [string, object] => [`${path}.${name}`, each]), ...deeper];
  });
}

describe('the OpenAPI document', () => {
  it('has the version of the interface', () => {
    expect(document).toMatchObject({ info: { version: '1.1.0' } });
  });

  it('names its schemas, from which generators name their types', () => {
    expect(Object.keys(document.components.schemas)).toEqual([
      'IsBusinessDayReply',
      'HolidayRef',
      'Error',
      'AddBusinessDaysReply',
      'CountBusinessDaysReply',
      'HolidaysReply',
      'CountriesReply',
      'Country',
      'Region',
      'DeadlineReply',
      'DeadlineRulesReply',
    ]);
  });

  it('states what clients may rely on: fields and codes may be added, numbers are small', () => {
    const written = JSON.stringify(document);
    expect(written).not.toContain('additionalProperties');
    const { code } = (document.components.schemas.Error as ErrorSchema).properties.error.properties;
    expect(code).toMatchObject({ type: 'string', 'x-extensible-enum': ERROR_CODES });
    expect(code).not.toHaveProperty('enum');
    // A generated client accepts the next year too.
    expect(written).toContain(`"minimum":${FIRST_YEAR},"maximum":${LAST_YEAR}`);
    expect(written).not.toMatch(/"enum":\[2/);
    expect(written.match(/"type":"integer"/g)).toHaveLength(
      written.match(/"format":"int32"/g)?.length ?? 0,
    );
  });

  it('states the headers of an error, by status, and no others', () => {
    const limits = [
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'RateLimit-Policy',
    ];
    const month = ['X-Month-Limit', 'X-Month-Remaining', 'X-Month-Reset'];
    const own: Readonly<Record<number, readonly string[]>> = {
      400: [...limits, ...month],
      401: ['WWW-Authenticate'],
      403: [...limits, ...month],
      429: [...limits, ...month, 'Retry-After'],
      500: [],
      503: ['Retry-After'],
      0: [],
    };
    const everywhere = ['X-Request-Id', 'X-Client-Request-Id'];
    const signed = ['Content-Digest', 'Signature-Input', 'Signature'];
    for (const { get } of Object.values(document.paths)) {
      for (const [status, names] of Object.entries(own)) {
        const { headers } = responseOf(document, get, Number(status));
        expect(Object.keys(headers ?? {}), status).toEqual([...everywhere, ...names, ...signed]);
      }
    }
  });

  it('writes the errors that every endpoint has once, by name', () => {
    expect(Object.keys(document.components.responses)).toEqual([
      ...['Unauthorized', 'TooManyRequests', 'InternalError', 'ServiceUnavailable', 'AnyError'],
    ]);
  });

  it('is at most 14 KB an endpoint', () => {
    expect(JSON.stringify(document).length).toBeLessThanOrEqual(14_000 * ENDPOINTS.length);
  });

  it('describes every parameter and field', () => {
    const fields = propertiesIn(document.components.schemas, '');
    expect(fields.length).toBeGreaterThan(30);
    const silent = fields.filter(([, each]) => !('$ref' in each) && !hasWords(each));
    expect(silent.map(([path]) => path)).toEqual([]);
    for (const [path, { get }] of Object.entries(document.paths)) {
      for (const parameter of get.parameters ?? []) {
        expect('$ref' in parameter || hasWords(parameter), path).toBe(true);
      }
    }
  });

  it('describes every reply of the conformance suite', async () => {
    const lane = directLane(serviceOver(OPEN_GATE));
    for (const { request } of [...CASES, ...WIRE_CASES]) {
      validate(request.target.split('?')[0] as string, await lane.send(request));
    }
  });

  it('has exactly the endpoints and parameters that the service has', () => {
    expect(Object.keys(document.paths)).toEqual(ENDPOINTS.map(pathOf));
    for (const endpoint of ENDPOINTS) {
      const parameters = document.paths[pathOf(endpoint)]?.get.parameters ?? [];
      const query = parameters.filter((p) => 'in' in p && p.in === 'query');
      expect(query.map((p) => 'name' in p && p.name)).toEqual(endpoint.parameters);
    }
  });

  it('documents, by status, the codes of the conformance suite, and no others', () => {
    const seen = new Set<string>();
    for (const { endpoint, earlier, later } of coexistingPairs()) {
      seen.add(`${endpoint} ${earlier.code}`).add(`${endpoint} ${later.code}`);
    }
    // The errors of the transport, and those that need a special state of the service.
    const beyond: readonly ErrorCode[] = [
      'bad_request',
      'https_required',
      'service_unavailable',
      'internal_error',
    ];
    for (const { name } of ENDPOINTS) {
      const { get } = document.paths[`/v1/${name}`] as {
        get: (typeof document.paths)[string]['get'];
      };
      const documented = Object.keys(get.responses)
        .filter((status) => /^[45]/.test(status))
        .flatMap((status) => codesIn(responseOf(document, get, Number(status))));
      const found = [...seen]
        .filter((pair) => pair.startsWith(`${name} `))
        .map((pair) => pair.split(' ')[1]);
      // A GET of this path never gets 404 or 405.
      const expected = [...found, ...beyond].filter(
        (code) => code !== 'not_found' && code !== 'method_not_allowed',
      );
      expect(new Set(documented)).toEqual(new Set(expected));
    }
  });

  it('shows an example of every error, and of all but the longest answers, each with its code', () => {
    for (const { get } of Object.values(document.paths)) {
      for (const status of [200, 400, 401, 403, 429, 500, 503]) {
        const response = responseOf(document, get, status);
        const shown = Object.entries(response.content?.['application/json'].examples ?? {});
        if (status === 200 && ['listCountries', 'listDeadlineRules'].includes(get.operationId))
          continue;
        expect(shown.length, `${get.operationId} ${status}`).toBeGreaterThan(0);
        for (const [code, { value }] of shown) {
          if (status !== 200) expect((value as { error: { code: string } }).error.code).toBe(code);
          const schema = response.content?.['application/json'].schema;
          expect(faultsOf(schema, value)).toEqual([]);
        }
      }
    }
    for (const code of ERROR_CODES) {
      expect(examples.errors[code]?.reply.code, code).toBe(code);
    }
  });
});

/** The codes that a response names in its description. */
function codesIn(response: (typeof document.components.responses)[string] | undefined): string[] {
  const [, codes = ''] = /Codes: (.+)\.$/.exec(response?.description ?? '') ?? [];
  return [...codes.matchAll(/`(\w+)`/g)].map(([, code]) => code as string);
}
