/** Every address that no route knows. The sentence and the title are root's. */
export const loader = () => {
  throw new Response(null, { status: 404 });
};

export default function NotFound() {
  return null;
}
