/** A plain table; where there is no room each row becomes a card, with the names of its columns. */
import type { ReactNode } from "react";
import styles from "./table.module.css";

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. */
  readonly numeric?: boolean;
}

interface TableProps<Row> {
  /** What the table shows, for those who listen. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

/** The first column names its row. */
export const Table = <Row,>({ label, columns, rows, keyOf }: TableProps<Row>) => (
  <table className={styles["table"]} aria-label={label}>
    <thead>
      <tr>
        {columns.map(({ id, label: name, numeric = false }) => (
          <th key={id} scope="col" className={numeric ? styles["numeric"] : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(({ id, label: name, cell, numeric = false }, index) =>
            index === 0 ? (
              <th key={id} scope="row">
                {cell(row)}
              </th>
            ) : (
              <td key={id} data-of={name} className={numeric ? styles["numeric"] : undefined}>
                {cell(row)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
