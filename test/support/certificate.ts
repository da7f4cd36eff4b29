/**
 * For a PostgreSQL of the tests, by the names of the files it looks for in its data folder: its own
 * authority, of a host that is not there, good until 2120. The key guards nothing.
 */
export const certificate = {
  'server.key': `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgLmCsXHOnFvf3NsTf
Sy+KGZpNfNO595WdryBKdovgmXyhRANCAARASX8I0stE11DfgYnXwgeI8hvzYx43
FqDKXAx5krKxlt2ri2+xKoRBt6sRVVRtOuZrx9NWbm4F8OvoV7xqDAdj
-----END PRIVATE KEY-----
`,
  'server.crt': `-----BEGIN CERTIFICATE-----
MIIBEzCBugIBATAKBggqhkjOPQQDAjAVMRMwEQYDVQQDDApkYi5leGFtcGxlMCAX
DTAwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAVMRMwEQYDVQQDDApkYi5l
eGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEQEl/CNLLRNdQ34GJ18IH
iPIb82MeNxagylwMeZKysZbdq4tvsSqEQberEVVUbTrma8fTVm5uBfDr6Fe8agwH
YzAKBggqhkjOPQQDAgNIADBFAiEAxmAPKY5hvg3HGB1Ufqkt5DMJDduUsu1QQamq
WMLAR/8CIGZ+xjnv6g0zX88FjZeERNN+xFvhsbi7cUrpGHn2Ut5j
-----END CERTIFICATE-----
`,
}
