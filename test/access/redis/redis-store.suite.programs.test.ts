// @module-tag redis
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { testStore } from '../store-suite.ts';
import { openEmpty } from './redis-world.ts';

const redis = provideRedis();

testStore('the store in Redis', () => openEmpty(redis));
