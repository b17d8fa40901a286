export function EmailPicture() {
  return (
    <svg className="i i-l" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2.5 5h19v14.5h-19zM3 5.5l9 8 9-8M14.5 12l6.5 7M9.5 12 3 19" />
    </svg>
  );
}

export function NotFoundPicture() {
  return (
    <svg className="i i-l" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 10.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M16 16l5.5 5.5M8 8l5 5M13 8l-5 5" />
    </svg>
  );
}
