import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Without this, a tree left mounted by one test answers the queries of the next.
afterEach(() => cleanup());
