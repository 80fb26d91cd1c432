### Repositories: where they stand, and what is done with them.


repository-title = リポジトリ
repository-title-all = リポジトリ一覧
repository-of = { $name } のリポジトリ
repository-all-of = { $name } のリポジトリ一覧
repository-branch = 、ブランチ { $branch }
repository-all-of-project = プロジェクトのすべてのリポジトリ

repository-lock = ロックする
repository-unlock = ロックを解除する
repository-more = その他
repository-locked = ロック中：今は誰も翻訳を変更できません。
repository-locked-about = 提案とコメントは引き続き可能です。リポジトリの作業が終わったらロックを解除してください。
repository-locked-since = 開始：{ $since }。
repository-locked-by = { $who } がロックしました（{ $since }）。
repository-shared = このリポジトリは共有されています
repository-shared-about = { $place } のものです。ここでの操作は、共有しているすべてのコンポーネントに及びます。

repository-here = こちら側
repository-here-nothing = 新しいものはありません
repository-strings-count = { $count ->
   *[other] 文字列 { $count } 件
  }
repository-commits-count = { $count ->
   *[other] コミット { $count } 件
  }
repository-here-about = 未コミット：{ $waiting }。未プッシュ：{ $outgoing }。
repository-upstream = アップストリーム
repository-upstream-nothing = 新しいものはありません
repository-upstream-unknown = まだ確認していません。
repository-relation-same = 同じ
repository-relation-ahead = 先行
repository-relation-behind = 遅れ
repository-relation-diverged = 分岐

repository-commit = コミット
repository-push = プッシュ
repository-no-push = プッシュ先のアドレスがありません。設定で指定します。
repository-pull = 今すぐ更新
repository-plan-make = 更新を計画する
repository-cleanup = git が知らないファイルを削除
repository-file-sync = すべての文字列をファイルに書く
repository-file-scan = すべてのファイルを読み直す
repository-commit-all = すべてコミット
repository-pull-all = すべて更新
repository-push-all = すべてプッシュ

repository-done-commit = コミットしました。
repository-done-push = プッシュしました。
repository-done-pull = 更新しました。
repository-done-reset = アップストリームの状態に戻しました。
repository-done-cleanup = 片付けました。
repository-done-file-sync = すべての文字列を書きました。
repository-done-file-scan = すべてのファイルを読みました。
repository-refused = できませんでした。何も失われていません。
repository-busy = このリポジトリの別の作業に時間がかかっています
repository-busy-about = 依頼は順番を待っています。ページを離れても続き、ここに表示されます。

repository-plan-by-rebase = 計画：リベースによる更新
repository-plan-by-merge = 計画：マージによる更新
repository-plan-nothing-yet = まだ何も行われていません
repository-plan-apply = 計画を実行する
repository-plan-discard = 破棄
repository-plan-for = 対象のコミット：
repository-plan-translated = ここで翻訳
repository-plan-more = { $count ->
   *[other] ほかに { $count } ファイル
  }
repository-plan-problem = 計画を作れませんでした
repository-plan-conflicts = { $count ->
   *[other] { $count } ファイルが競合します。先にコミットとプッシュをするか、アップストリームで直してください。
  }
repository-plan-empty = アップストリームに新しいものはありません。
repository-plan-incoming = { $count ->
   *[other] { $count } 件のコミットが入ります。競合は見込まれません。
  }
repository-plan-ours = { $ours ->
    [0] ここで翻訳するファイルには触れません。
   *[other] ここで翻訳する { $ours } ファイルが変わります。
  }

repository-waiting = 未コミット
repository-waiting-none = すべてコミット済み
repository-waiting-none-about = 次に翻訳されたものは、コミットされるまでここに並びます。
repository-language = 言語
repository-strings = 文字列
repository-by = 作業者
repository-since = 開始
repository-outgoing = 未プッシュ
repository-incoming = アップストリームの新着
repository-merge-failure = 前回の更新は失敗しました

repository-alerts = 注意が必要なもの
repository-alert-error = エラー
repository-alert-warning = 警告
repository-alert-details = 詳細 { $count } 件
repository-alert-more = ほか { $count } 件

repository-earlier = これまで
repository-earlier-none = このリポジトリではまだ何も行われていません。
repository-log = ログ
repository-log-of = ログ：{ $work }
repository-log-empty = 記録はありません。
repository-state-done = 完了：
repository-state-failed = 失敗：
repository-state-cancelled = 中止：
repository-work-commit = コミット
repository-work-push = プッシュ
repository-work-pull = アップストリームからの更新
repository-work-reset = リセット
repository-work-cleanup = 片付け
repository-work-file-sync = 全ファイルの書き込み
repository-work-file-scan = 全ファイルの読み取り
repository-work-load = 取り込み
repository-work-operate = リポジトリの作業
repository-work-plan = 更新の計画
repository-work-add-language = 新しい言語
repository-work-remove-language = 言語の削除
repository-work-remove-units = 文字列の削除
repository-work-upload = アップロード
repository-work-waits = 順番を待っています。
repository-work-leave = ページを離れても続きます。
repository-work-cancel = 中止

repository-fate-committed = 書き込み
repository-fate-updated = 変更
repository-fate-added = 新規
repository-fate-removed = 削除
repository-fate-pending = 待機
repository-fate-suggested = 提案になる
repository-fate-discarded = 破棄
repository-plan-more-strings = ほかに { $count } 件の文字列。
repository-plan-outdated = その間に変更がありました
repository-plan-outdated-about = 何も実行していません。現在の計画はこのとおりです。
repository-plan-of = 計画：{ $work }
repository-plan-look = 先に確認：{ $work }
repository-plan-no-change = 何も変わりません。
repository-plan-fails = うまくいきません
repository-plan-commits-title = 作成されるコミット
repository-plan-incoming-title = 取り込まれるもの
repository-plan-outgoing-title = 送信されるもの
repository-plan-dropped-title = 破棄されるもの
repository-plan-strings-title = 文字列の行方
repository-plan-sum-made = { $count ->
   *[other] コミット { $count } 件を作成
  }
repository-plan-sum-come = { $count ->
   *[other] コミット { $count } 件を取り込み
  }
repository-plan-sum-go = { $count ->
   *[other] コミット { $count } 件を送信
  }
repository-plan-sum-drop = { $count ->
   *[other] コミット { $count } 件を破棄
  }
repository-plan-sum-change = { $count ->
   *[other] 文字列 { $count } 件に影響
  }
repository-gave-way = 二つの訳が重なったところ
repository-gave-way-more = さらに表示
repository-gave-way-to-upstream = アップストリームの訳を採用
repository-gave-way-to-ours = こちらの訳を採用
repository-gave-way-suggested = もう一方の訳は提案として残っています。
repository-gave-way-suggested-by = もう一方の訳は { $who } の提案として残っています。
repository-request = マージリクエスト
repository-request-none = 開いているリクエストはありません。次のプッシュで作られます。
repository-request-open = オープン
repository-request-merged = マージ済み
repository-request-closed = クローズ
repository-request-opened = 作成
repository-request-next = 次のプッシュで新しく作られます。
repository-reset = こちら側を元に戻す
repository-reset-nothing = アップストリームより新しいものはありません。リセットはファイルを読み直すだけです。
repository-reset-drops = 未コミット・未プッシュ：{ $what }。
repository-reset-about = リポジトリを共有するすべてのコンポーネントがアップストリームの状態になります。
repository-reset-ask = アップストリームに戻す
repository-reset-do = リセットする
repository-reset-do-discard = 捨ててリセットする
repository-reset-fate = どう扱うか
repository-reset-pending = もう一度コミットを待つ
repository-reset-pending-about = 作者の名前のまま、アップストリームの上に。
repository-reset-suggestions = 提案にする
repository-reset-suggestions-about = 翻訳者が一つずつ選び直します。
repository-reset-discard = 捨てる
repository-reset-discard-about = 元に戻せません。履歴にだけ残ります。

repository-components = コンポーネント
repository-forges = プッシュとリクエストを自動で
repository-forges-about = フォージはプッシュを知らせ、変更をプルリクエストやマージリクエストとして受け取れます。{ $hooks }と{ $forges }はプロジェクトの設定にあります。
repository-forges-hooks = プッシュの通知
repository-forges-credentials = フォージの認証情報
repository-components-none = コンポーネントはまだありません
repository-components-add = コンポーネントを追加
repository-component = コンポーネント
repository-address = アドレス
repository-kept = リポジトリ
repository-own = 専用
repository-shares = 共有
repository-needs-commit = 未コミットの文字列があります。
repository-needs-merge = アップストリームに新しいものがあります。
repository-needs-push = 未プッシュのコミットがあります。
repository-needs-nothing = すべてのリポジトリがアップストリームと一致しています。

## A new component


repository-new = 新しいコンポーネント
repository-new-steps = 手順
repository-step-repository = リポジトリ
repository-step-what = 翻訳するもの
repository-step-kept = 管理のしかた
repository-step-create = 確認と作成
repository-new-back = 戻る
repository-new-on = 続ける
repository-new-nothing-yet = 手順 4 までは何も作られません。
repository-project = プロジェクト
repository-origin = ファイルの場所
repository-origin-git = リポジトリ
repository-origin-git-about = 変更を取り込み、翻訳をコミットします。
repository-origin-component = 別のコンポーネントのリポジトリ
repository-origin-component-about = 両方のために一度だけ取得します。
repository-origin-zip = ZIP ファイルまたは 1 つのファイル
repository-origin-zip-about = ファイルはここだけに保存されます。
repository-origin-new = 何もないところから始める
repository-origin-new-about = ファイルはまだありません。ここに保存し、文字列を入力していきます。
repository-origin-new-here = ここだけに保存
repository-new-address = アドレス
repository-new-address-hint = git clone に渡すものと同じです。
repository-new-branch = ブランチ
repository-new-branch-hint = 空なら既定のブランチ。
repository-new-push = プッシュ先のアドレス
repository-new-push-hint = プッシュしないなら空。
repository-ssh = ssh でのアクセス
repository-ssh-own = このプロジェクトには専用の鍵があります。この鍵にリポジトリへのアクセスを許可してください。翻訳をプッシュする場合は書き込み権限も必要です。
repository-ssh-site = サーバーはこの鍵で接続します。この鍵にリポジトリへのアクセスを許可してください。翻訳をプッシュする場合は書き込み権限も必要です。
repository-ssh-hosts = 鍵が信頼されていないホストには接続しません。{ $hosts }
repository-ssh-hosts-link = このサイトが信頼するホスト
repository-ssh-hosts-ask = 鍵が信頼されていないホストには接続しません。信頼の設定はこのサイトの管理者ができます。
repository-new-shared = コンポーネント
repository-new-choose = 選んでください
repository-new-zip = ファイル
repository-new-zip-hint = 次の手順で中身を調べます。最後の手順までは何も保存されません。
repository-new-name = 名前
repository-new-slug = アドレスに使う短い名前
repository-new-slug-hint = 書かなければ名前から作ります。
repository-new-format = 形式
repository-new-auto = 自動で調べる
repository-new-auto-hint = サーバーがファイルから形式とマスクを調べます。選択肢があれば尋ねます。
repository-new-format-find = 形式を探す
repository-new-format-found = { $count ->
    [0] その名前の形式はありません。
   *[other] { $count } 件の形式。Enter で最初のものを選びます。
  }
repository-new-mask = ファイルマスク
repository-new-mask-hint = 言語の部分はアスタリスク。空なら探します。
repository-new-mask-hint-begin = 言語の部分をアスタリスクにします: locales/*.json
repository-new-matching = { $count ->
    [0] 一致するファイルがありません。
   *[other] { $count } ファイルが一致します：
  }
repository-new-template = 基準ファイル
repository-new-template-hint = 翻訳がテキストでなくキーを持つ場合の、原文言語のファイル。
repository-new-base = 新しい翻訳のひな形
repository-new-base-hint = たとえば POT ファイル。
repository-new-surveying = ファイルを調べています。多い場合は時間がかかります。
repository-new-sets-in = { $files } ファイルの中に見つかったもの
repository-new-sets-none = 翻訳のファイルが見つかりません
repository-new-sets-none-about = ファイルマスクと形式を自分で指定してください。
repository-new-best = 最適
repository-new-by-hand = その他
repository-new-by-hand-about = ファイルマスクと形式を自分で指定してください。
repository-new-scratch = まだないファイルを作成する
repository-new-scratch-hint = 下に指定したベースファイルとテンプレートを、文字列なしで作成します。空のリポジトリには最初のコミットが作られます。
repository-new-scratch-begin = これで始める
repository-new-look-again = もう一度調べる
repository-new-set = { $format }、{ $languages }、{ $files }
repository-new-set-template = 基準ファイル：{ $file }
repository-new-set-base = ひな形：{ $file }
repository-new-set-languages = これらのファイルの言語
repository-new-languages-count = { $count ->
   *[other] { $count } 言語
  }
repository-new-files-count = { $count ->
   *[other] { $count } ファイル
  }
repository-new-first-strings = 最初の文字列
repository-new-preview-problems = このままでは拒否されます
repository-new-preview-look = これらのファイルを調べる
repository-new-languages = 新しい言語
repository-new-languages-add = 翻訳者が追加できる
repository-new-languages-contact = 翻訳者が依頼する
repository-new-languages-none = なし
repository-new-license = ライセンス
repository-new-license-hint = SPDX 名。
repository-new-category = カテゴリー
repository-new-category-none = なし
repository-new-category-hint = プロジェクトとコンポーネントの間にあるアドレスの階層です。
repository-new-category-make = 新しいカテゴリー
repository-new-category-name = カテゴリーの名前
repository-new-category-later = コンポーネントと一緒に作られます。
repository-new-messages = コミットメッセージ
repository-new-messages-about = 空の欄は通常の文面のままです。次のプレースホルダーが置き換えられます：
repository-new-messages-preview = 例
repository-new-messages-unknown = 不明：{ $names }。このままではコンポーネントは拒否されます。
repository-new-merging = アップストリームからの更新
repository-new-merging-rebase = コミットをリベースする
repository-new-merging-merge = マージする
repository-new-pushing = コミットごとにプッシュする
repository-new-create = コンポーネントを作る
repository-new-change = 変更
repository-new-change-of = 変更：{ $what }
repository-new-looking = リポジトリを調べています。
repository-new-wrong = 作成していません。直すところがあります
repository-new-importing = 取り込み
repository-new-cut = サーバーが応答しません。始まった処理はサーバーで続いており、結果が分かるまでこのページが問い合わせを続けます。
repository-new-imported = コンポーネントができました
repository-new-import-failed = 取り込みに失敗しました
repository-new-found = 言語：{ $count }
repository-new-first = 最初の文字列を編集する
repository-may-not = リポジトリの状態は見られますが、コミット・プッシュ・更新はできません。
repository-unusable-host_unknown = ホストがまだ登録されていません
    .about = サイトの管理者が鍵を照合して信頼します。その後でもう一度調べてください。
repository-unusable-host_changed = ホストの鍵が以前と違います
    .about = 盗聴のおそれがあります。鍵が変わったかをホストの所有者に確かめてください。
repository-unusable-no_ssh_access = こちらの鍵にはアクセス権がありません
    .about = 下の鍵をリポジトリに追加してください。プッシュするなら書き込み権も必要です。
repository-unusable-no_access = リポジトリが認証を求めています
    .about = 非公開か、存在しない可能性があります。アドレスを確かめるか、ssh のアドレスとこちらの鍵を使ってください。
repository-unusable-no_branch = そのブランチはありません
    .about = 次のものがあります。選んでください：
repository-unusable-empty = リポジトリが空です
    .about = 先にファイルをプッシュしてから、もう一度調べてください。
repository-unusable-not_found = このアドレスにリポジトリはありません
    .about = アドレスを確かめてください。非公開のリポジトリも、権限がなければ見えないことがあります。
repository-unusable-unreachable = ホストに接続できません
    .about = アドレスのホスト名を確かめるか、後でもう一度試してください。
repository-unusable-too_slow = 時間がかかりすぎたため止めました
    .about = もう一度試してください。とても大きい場合は、運営者に時間の延長を頼んでください。
