// The names of the view's things as the art calls them.
import type { Catch, ResourceKind, Vital } from '../../art/kinds';

const CATCHES: Record<string, Catch> = {
  small: 'two',
  large: 'three',
  tasty: 'resource',
  lucky: 'lucky',
  failed: 'failed',
};

export const catchOf = (name: string): Catch => CATCHES[name] ?? 'hidden';
export const vitalOf = (name: string): Vital => name as Vital;
export const resourceOf = (name: string): ResourceKind => name as ResourceKind;
