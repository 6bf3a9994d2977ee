import type { PreflightEnv, Subject } from '../env.js';
import type { CheckResult } from '../finding.js';

/** Says of an object what is wrong with it in one respect, or nothing. */
export type Check = (subject: Subject, env: PreflightEnv) => CheckResult | null;
