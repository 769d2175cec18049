import type { Int64 } from './columns';

/** Secrets that the nodes of a cluster share, by what they are for; `secret` is hex text. */
export interface ClusterSecretsTable {
  name: string;
  secret: string;
}

/** Which history of the database the house played on last, as JSON (store/lineage). */
export interface StoreLineageTable {
  id: Int64;
  lineage: string;
}

export interface ClusterTables {
  store_lineage: StoreLineageTable;
  cluster_secrets: ClusterSecretsTable;
}
