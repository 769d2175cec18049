/** Secrets that the nodes of a cluster share, by what they are for; `secret` is hex text. */
export interface ClusterSecretsTable {
  name: string;
  secret: string;
}

export interface ClusterTables {
  cluster_secrets: ClusterSecretsTable;
}
