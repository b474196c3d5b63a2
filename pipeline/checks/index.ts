import type { Release } from '../../src/artifact/load-release.ts';
import type { DayNumber } from '../../src/calendar/day-number.ts';
import type { Check } from './check.ts';
import { estimatedPast } from './estimated-past.ts';
import { estimatedUnwatched } from './estimated-unwatched.ts';
import { closingUnseen } from './evidence/closing-unseen.ts';
import { foreignLaw } from './evidence/foreign-law.ts';
import { moveUncited } from './evidence/move-uncited.ts';
import { officialDateLost } from './evidence/official-date-lost.ts';
import { seenLater } from './evidence/seen-later.ts';
import { weakEvidence } from './evidence/weak-evidence.ts';
import { feastInPart } from './feast-in-part.ts';
import { fileOrder } from './file-order.ts';
import { keptEverywhere } from './kept-everywhere.ts';
import { movedDate } from './moved-date.ts';
import { notAnnounced } from './not-announced.ts';
import { sameDayTwice } from './same-day-twice.ts';
import { substituteOnHoliday } from './substitute-on-holiday.ts';
import { weekendUndecided } from './weekend-undecided.ts';

/** The checks run on each country's file by itself. */
export function countryChecks(today: DayNumber, newest?: Release): readonly Check[] {
  return [
    fileOrder,
    weekendUndecided,
    keptEverywhere,
    sameDayTwice,
    substituteOnHoliday,
    movedDate,
    foreignLaw,
    estimatedUnwatched,
    estimatedPast(today),
    notAnnounced,
    feastInPart,
    moveUncited,
    weakEvidence,
    closingUnseen(today),
    seenLater(today),
    officialDateLost(newest),
  ];
}
