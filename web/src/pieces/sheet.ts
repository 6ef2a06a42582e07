// What the columns of every score sheet are.
export interface SheetColumn {
  /** The seat, or the number after the last seat for an automatic opponent. */
  entrant: number;
  name: string;
  total: number;
  won: boolean;
}
