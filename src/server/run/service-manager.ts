import { spawn } from 'node:child_process';
import type { TroubleLog } from '../watch/trouble-log.ts';

/** What systemd may be told, in the words of sd_notify(3). */
export type ServiceState = 'READY=1' | 'STOPPING=1';

/**
 * Tells the service manager what this service is doing; without one, nothing happens. Node has no
 * Unix datagram sockets, so systemd's own program sends the message.
 */
export function tellServiceManager(state: ServiceState, log: TroubleLog): void {
  if (!process.env.NOTIFY_SOCKET) return;
  const child = spawn('systemd-notify', [state], { stdio: 'ignore' });
  child.on('error', (error) => log.trouble('service_manager', error));
}
