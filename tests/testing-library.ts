import { configure } from '@testing-library/dom';
import { timeLimits } from './time-limits.ts';

configure({ asyncUtilTimeout: timeLimits.wait });
