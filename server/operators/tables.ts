import type { Int64, Serial } from '../store/tables/columns';

/**
 * Who did what at the desk. `actor` is an operator's user id, or {@link CONSOLE} for whoever has the machine; `act` names what was done (`operator.add`), `subject` what it was done to,
 * `details` is JSON. Rows are written in the transaction of the act; the store itself refuses to change or delete one.
 */
export interface OperatorLogTable {
  id: Serial;
  at: Int64;
  actor: string;
  act: string;
  subject: string;
  details: string;
}

export interface OperatorTables {
  operator_log: OperatorLogTable;
}
