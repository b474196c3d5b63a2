// An older Node fails on the first file that the command imports, with a line of 100 KB.
if (Number.parseInt(process.versions.node, 10) < 22) {
  process.stderr.write(`redletter needs Node 22 or newer; this is ${process.version}.\n`);
  process.exitCode = 1;
} else {
  await import('./answer.ts');
}
