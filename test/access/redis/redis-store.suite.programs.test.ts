import { openEmpty, provideRedis } from '../../support/redis/redis-world.ts';
import { testStore } from '../../support/store-suite.ts';

const redis = provideRedis();

testStore('the store in Redis', () => openEmpty(redis));
