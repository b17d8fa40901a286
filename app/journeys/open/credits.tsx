export function Credits({ credits }: { credits: readonly { text: string; url: string }[] }) {
  return (
    <ul className="small">
      {credits.map(({ text, url }) => (
        <li key={url}>
          <a href={url}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
