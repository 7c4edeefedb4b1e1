// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOTEBOOK_KEY } from '../../browser/notebook/keys.ts';
import { readNotebook } from '../../browser/notebook/storage.ts';
import { exampleNotebook } from '../../browser/notebook/testing.ts';
import StepDone from './StepDone.island.tsx';

const button = () => screen.getByRole('button');
const said = () => screen.getByRole('status').textContent;
const label = () => button().querySelector('[aria-hidden=false]')?.textContent;
