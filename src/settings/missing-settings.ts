import type { Settings } from './settings.ts';

/**
 * The settings that a public service, or one on Redis, most likely lacks. Each has an event for
 * the log, and a detail: the consequence, and what to set.
 */
export function missingSettings(settings: Settings) {
  const { keysContact, selfService, siteUrl, adminPort, signingKeyFile } = settings;
  const isPublic = settings.tls !== null || settings.trustProxy.length > 0;
  const events = {
    keys_contact:
      keysContact === null &&
      !selfService &&
      'callers cannot get a key here, and /keys/ says so; set KEYS_CONTACT to whoever gives them out, or SELF_SERVICE=free',
    site_url:
      isPublic &&
      siteUrl === null &&
      'links and feeds name the address listened on, which visitors cannot reach; set SITE_URL to the public origin',
    admin_port:
      isPublic &&
      adminPort === null &&
      'nothing can watch this process; set ADMIN_PORT for /readyz and /metrics on loopback',
    // The processes of one server share the key file in its folder.
    signing_key_file:
      settings.redisUrl !== null &&
      settings.processes === 1 &&
      signingKeyFile === null &&
      'each server on this Redis signs with a key of its own, so a receipt of one fails against the keys of another; set SIGNING_KEY_FILE to one file for all',
  };
  return Object.entries(events).flatMap(([event, detail]) => (detail ? [{ event, detail }] : []));
}
