import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWheel } from '../../packages/redletter-python/build/make-wheel.ts';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';

/** One figure of the wheel beside another package's; null where that one is not installed. */
export interface PythonResult {
  readonly name: string;
  /** Nanoseconds of one call or entry: the median of the rounds. */
  readonly ours: number;
  readonly theirs: number | null;
  /** The largest allowed multiple of theirs. */
  readonly times: number;
}

/** 100,000 dates without a pattern, in nine rounds, ours and theirs alternating. */
const PROGRAM = `
import json, statistics, time
from datetime import date, timedelta
import redletter
calendar = redletter.calendar("US")
days = [date(2025, 1, 1) + timedelta((index * 7919) % 1000) for index in range(100_000)]
texts = [str(day) for day in days]

def compare(name, times, ours, theirs):
    found = ([], [])
    for _ in range(9):
        for way, rounds in zip((ours, theirs), found):
            if way is not None:
                started = time.perf_counter()
                way()
                rounds.append((time.perf_counter() - started) / len(days) * 1e9)
    each = [statistics.median(rounds) if rounds else None for rounds in found]
    print(json.dumps({"name": name, "ours": each[0], "theirs": each[1], "times": times}))

try:
    import holidays
    theirs = holidays.US(years=range(2025, 2028))
    among = lambda asked: lambda: [day in theirs for day in asked]
except ImportError:
    among = lambda asked: None
compare("is, a date, against in of python-holidays", 1.5, lambda: [calendar.is_business_day(day) for day in days], among(days))
compare("is, ISO text, against in of python-holidays", 1.5, lambda: [calendar.is_business_day(day) for day in texts], among(texts))
try:
    import numpy
    from redletter import bulk
    starts = numpy.array(days, "datetime64[D]")
    ends = starts[::-1].copy()
    busdays = calendar.busdaycalendar()
    compare("is, in bulk, against numpy.is_busday", 3, lambda: bulk.are_business_days(calendar, starts), lambda: numpy.is_busday(starts, busdaycal=busdays))
    compare("add, in bulk, against numpy.busday_offset", 3, lambda: bulk.add_to_all(calendar, starts, 5), lambda: numpy.busday_offset(starts, 5, "backward", busdaycal=busdays))
    compare("count, in bulk, against numpy.busday_count", 3, lambda: bulk.count_all(calendar, starts, ends), lambda: numpy.busday_count(starts, ends, busdaycal=busdays))
except ImportError:
    pass
`;

/**
 * The wheel against python-holidays and numpy, where `python3` finds them (`pip install holidays
 * numpy`).
 * @throws Error when Python ends with one.
 */
export function measurePython(): PythonResult[] {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-bench-'));
  try {
    const wheel = makeWheel(join(folder, 'made'), loadNewestRelease('artifacts'));
    const home = join(folder, 'installed');
    mkdirSync(home);
    execFileSync('python3', ['-m', 'zipfile', '-e', wheel, home]);
    const path = [home, process.env.PYTHONPATH].filter(Boolean).join(':');
    const { status, stdout, stderr } = spawnSync('python3', ['-B', '-c', PROGRAM], {
      env: { ...process.env, PYTHONPATH: path },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`python3 could not measure the wheel: ${stderr}`);
    const lines = stdout.trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as PythonResult);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
