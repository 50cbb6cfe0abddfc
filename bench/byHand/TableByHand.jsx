const medals = ['gold', 'silver', 'bronze'];

/** What one writes without a library: the same columns, words and medals, no behaviour. */
export function TableByHand({ title, motoLabels, rows }) {
  return (
    <table className="byHand">
      <caption>{title}</caption>
      <thead>
        <tr>
          {['Rank', 'Boat', 'Rider', 'Age', ...motoLabels, 'Final'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.bikeNumber}>
            <td>{row.rank ?? '–'}</td>
            <td>{row.bikeNumber ?? '–'}</td>
            <th scope="row">{row.rider}</th>
            <td>{row.age ?? '–'}</td>
            {motoLabels.map((label, index) => (
              <td key={label}>{row.motos[index]?.pos ?? '–'}</td>
            ))}
            <td>
              {medals[row.finalPos - 1]} {row.finalPos ?? '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
