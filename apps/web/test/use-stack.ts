import { inject } from 'vitest';

// The fixtures of the browser tests find the stack in the environment.
Object.assign(process.env, inject('stack'));
