import { testStore } from '../store-suite.ts';
import { openEmpty, provideRedis } from './redis-world.ts';

const redis = provideRedis();

testStore('the store in Redis', () => openEmpty(redis));
