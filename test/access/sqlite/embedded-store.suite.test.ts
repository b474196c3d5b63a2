import { onTestFinished } from 'vitest';
import { openEmbeddedAdmin, openEmbeddedStore } from '../../../src/access/sqlite/embedded-store.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { START, type StoreUnderTest, testStore } from '../store-suite.ts';

function open(varDir = tempFolder(), clock = { now: START }): StoreUnderTest {
  const now = () => clock.now;
  const store = openEmbeddedStore({
    varDir,
    now,
    onTrouble: (error) => {
      throw error;
    },
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await store.close();
    isOpen = false;
  };
  onTestFinished(close);
  return {
    ...store,
    now,
    setNow: (millis) => {
      clock.now = millis;
    },
    elsewhere: () => openEmbeddedAdmin(varDir, now, 'anna'),
    reopen: async () => {
      await close();
      return open(varDir, clock);
    },
  };
}

testStore('the embedded store', () => open());
