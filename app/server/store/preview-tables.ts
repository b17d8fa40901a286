/** A preview link that was made or opened. docs/decisions/previews.md */
export interface PreviewLinkTable {
  id: string;
  tree: string;
  until_at: number;
  made_at: number;
  revoked_at: number | null;
}

export interface PreviewTables {
  preview_link: PreviewLinkTable;
}
