import {
  createColumnHelper,
  flexRender,
  getCoreRowModel,
  getSortedRowModel,
  useReactTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';

const column = createColumnHelper();

/** @tanstack/react-table with the markup of the hand-written table. */
export function TanstackTable({ title, motoLabels, rows }) {
  const columns = useMemo(
    () => [
      column.accessor('rank', { header: 'Rank' }),
      column.accessor('bikeNumber', { header: 'Boat' }),
      column.accessor('rider', { header: 'Rider' }),
      column.accessor('age', { header: 'Age' }),
      ...motoLabels.map((label, index) =>
        column.accessor((row) => row.motos[index]?.pos ?? '–', { id: label, header: label }),
      ),
      column.accessor('finalPos', { header: 'Final' }),
    ],
    [motoLabels],
  );
  const table = useReactTable({
    data: rows,
    columns,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  return (
    <table className="byHand">
      <caption>{title}</caption>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id} scope="col">
                {flexRender(header.column.columnDef.header, header.getContext())}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getVisibleCells().map((cell) => (
              <td key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
